import { catalogOf } from '../../pdf/pdf-document.ts'
import { isDescriptionKept } from '../metadata-changes.ts'
import { changed, type PdfRule } from './pdf-rule.ts'

/** The file says of itself what it said. */
export const descriptionKept: PdfRule = {
  name: 'description-kept',
  description: 'Info and metadata stay as they were, but for when and by what the file was last written.',
  judge: ({ increments }) =>
    increments.flatMap((increment) =>
      isDescriptionKept(increment, catalogOf(increment.before), catalogOf(increment.after))
        ? []
        : [changed('description-changed')],
    ),
}
