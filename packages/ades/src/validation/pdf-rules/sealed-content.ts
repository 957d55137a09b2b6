import { catalogOf, dictionaryAt, nameOf } from '../../pdf/pdf-document.ts'
import { type PdfReason, type PdfRule, unclear } from './pdf-rule.ts'
import type { SealedView } from './sealed-view.ts'
import { type Reached, surveyOf } from './survey.ts'

/** The first of all dictionaries that something holds of: one is reason enough. */
function firstOf(view: SealedView, reason: PdfReason, holds: (reached: Reached) => boolean) {
  const reached = surveyOf(view.sealed).dictionaries.find(holds)
  return reached === undefined ? [] : [unclear(reason, reached.object)]
}

/** References of the sealed file lead somewhere. */
export const referencesLead: PdfRule = {
  name: 'references-lead',
  description:
    'In the sealed file no reference leads nowhere, or to a free object: a later object could take its place.',
  judge: ({ sealed }) =>
    [...surveyOf(sealed).dangling.values()].slice(0, 1).map((object) => unclear('reference-leads-nowhere', object)),
}

/** A layer, a list of layers, or something that belongs to one; readers do not insist on the type. */
function isLayer({ dictionary }: Reached): boolean {
  const { entries } = dictionary
  const layers = entries.get('OCGs')
  const hasLayers = layers !== undefined && !(layers.kind === 'array' && layers.items.length === 0)
  return hasLayers || entries.has('OC') || ['OCG', 'OCMD'].includes(nameOf(dictionary, 'Type') ?? '')
}

/** Nothing of the sealed file is shown or hidden by choice. */
export const noLayers: PdfRule = {
  name: 'no-layers',
  description: 'The sealed file has no optional content: layers are shown or hidden as a reader or its user likes.',
  judge: (view) => firstOf(view, 'optional-content', isLayer),
}

const ACTIONS: ReadonlySet<string> = new Set([
  ...[
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'ResetForm',
    'Hide',
    'SetOCGState',
    'Rendition',
    'Movie',
    'Sound',
  ],
  ...['GoTo3DView', 'RichMediaExecute', 'GoToE'],
])
const ACTIVE: ReadonlySet<string> = new Set(['Movie', 'Screen', 'RichMedia', '3D', 'Sound', 'PS'])

function isActive({ dictionary }: Reached): boolean {
  const subtype = nameOf(dictionary, 'Subtype') ?? ''
  // Fonts have subtypes as well, none of these.
  return (
    ACTIONS.has(nameOf(dictionary, 'S') ?? '') ||
    ACTIVE.has(subtype) ||
    dictionary.entries.has('JS') ||
    dictionary.entries.has('AlternatePresentations')
  )
}

/** Nothing of the sealed file runs. */
export const noActions: PdfRule = {
  name: 'no-actions',
  description: 'The sealed file has no scripts, programs, films or actions that change what is shown.',
  judge: (view) => firstOf(view, 'active-content', isActive),
}

/** A stream whose data are elsewhere, a form or image that stands for another, or several pictures for one. */
function isExternal({ dictionary, isStream }: Reached): boolean {
  const { entries } = dictionary
  const isDrawing = isStream && ['Form', 'Image'].includes(nameOf(dictionary, 'Subtype') ?? '')
  return (isStream && entries.has('F')) || (isDrawing && ['Ref', 'OPI', 'Alternates'].some((key) => entries.has(key)))
}

/** All that is shown is in the file, once. */
export const nothingExternal: PdfRule = {
  name: 'nothing-external',
  description:
    'Everything that the sealed file shows is in it, once: no data from elsewhere, no second picture for the same place, no other files shown instead.',
  judge: (view) => {
    const isCollection = catalogOf(view.sealed).entries.has('Collection')
    return isCollection ? [unclear('external-content')] : firstOf(view, 'external-content', isExternal)
  },
}

/** Forms look as they were sealed. */
export const formsDrawn: PdfRule = {
  name: 'forms-drawn',
  description: 'The form of the sealed file has its own appearances: no XFA, and none that readers draw anew.',
  judge: ({ sealed }) => {
    const form = dictionaryAt(sealed, catalogOf(sealed), 'AcroForm')
    const redraws = form?.entries.get('NeedAppearances')
    const isRedrawn =
      form?.entries.has('XFA') === true ||
      (redraws !== undefined && !(redraws.kind === 'keyword' && redraws.word === 'false'))
    return isRedrawn ? [unclear('form-redrawn')] : []
  },
}
