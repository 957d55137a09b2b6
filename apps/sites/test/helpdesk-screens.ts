import type { DeskRequest, EntitlementCheck, HelpdeskGroups, HelpdeskSettings, RequestQueue } from '@perga/contracts'
import type { Page } from 'playwright-core'
import * as answers from './helpdesk-answers.ts'
import { colleagueWith } from './helpdesk-answers.ts'
import type { MockAnswers } from './mock-site.ts'
import type { Screen } from './screen.ts'

const failing = () => ({ status: 500, body: 'x', type: 'text/plain' })
const submit = (page: Page) => page.locator('main form button[type=submit]').last().click()
const open = async (page: Page) => {
  for (const part of await page.locator('main .ui-disclosure__button').all()) await part.click()
}

const queueOf = (queue: RequestQueue): MockAnswers => ({
  ...colleagueWith('full'),
  'GET /api/desk/requests': () => ({ body: queue }),
})

const oneRequest = (request: DeskRequest, role: Parameters<typeof colleagueWith>[0] = 'full'): Screen => ({
  path: `/desk/requests/${request.id}`,
  answers: {
    ...colleagueWith(role),
    [`GET /api/desk/requests/${request.id}`]: () => ({ body: request }),
    [`GET /api/desk/requests/${request.id}/assignees`]: () => ({ body: answers.assignees }),
    [`GET /api/desk/requests/${request.id}/departments`]: () => ({ body: answers.targets }),
  },
})

/** Answered by a colleague between the opening of the page and the answer that is written on it. */
function answeredMeanwhile(): Screen {
  const { path, answers: before } = oneRequest(answers.request)
  let isAnswered = false
  const conflict = {
    ...{ type: 'about:blank', title: 'x', status: 409, code: 'already_resolved' },
    detail: { el: 'Το αίτημα έχει ήδη απαντηθεί.', en: 'Το αίτημα έχει ήδη απαντηθεί.' },
  }
  return {
    path,
    answers: {
      ...before,
      'GET /api/staff/session': (call) => {
        isAnswered = false
        return colleagueWith('full')['GET /api/staff/session']?.(call) ?? failing()
      },
      'GET /api/desk/requests/r1': () => ({
        body: isAnswered ? { ...answers.resolved, kind: 'missing' } : answers.request,
      }),
      'POST /api/desk/requests/r1/resolve': () => {
        isAnswered = true
        return { status: 409, body: conflict }
      },
    },
    act: async (page) => {
      await page.locator('#request-answer').fill('Το πτυχίο καταχωρίστηκε.')
      await page.locator('section[aria-labelledby=request-resolve] input[type=radio]').first().check()
      await page.locator('section[aria-labelledby=request-resolve] button[type=submit]').click()
      await page.locator('textarea[readonly]').waitFor()
    },
  }
}

const settingsOf = (settings: HelpdeskSettings, maintainer = '0'): Screen => ({
  path: '/desk/helpdesk',
  answers: {
    ...colleagueWith('full', maintainer),
    'GET /api/desk/helpdesk/settings': () => ({ body: settings }),
    'POST /api/desk/helpdesk/settings': () => ({ body: settings }),
  },
})

const groupsOf = (groups: HelpdeskGroups): Screen => ({
  path: '/desk/helpdesk/groups',
  answers: {
    ...colleagueWith('full'),
    'GET /api/desk/helpdesk/groups': () => ({ body: groups }),
    'POST /api/desk/helpdesk/groups': () => ({ body: groups }),
  },
})

const entitlements: Screen = {
  path: '/desk/entitlements',
  answers: { ...colleagueWith('full', '0'), 'GET /api/desk/entitlements': () => ({ body: answers.prefix }) },
}
const checking = (check: EntitlementCheck): Screen => ({
  ...entitlements,
  answers: { ...entitlements.answers, 'POST /api/desk/entitlements/check': () => ({ body: check }) },
  act: async (page) => {
    await page.locator('.entitlement-examples button').last().click()
    await submit(page)
    await page.locator('#entitlement-result').waitFor()
  },
})

/** The helpdesk at the desk: the queue, one request, settings, groups, and the check of entitlements. */
export const HELPDESK_SCREENS: Record<string, Screen> = {
  'desk, requests': { path: '/desk/requests', answers: queueOf(answers.queue) },
  'desk, requests, filter open': { path: '/desk/requests', answers: queueOf(answers.queue), act: open },
  'desk, requests, none': { path: '/desk/requests', answers: queueOf(answers.emptyQueue) },
  'desk, requests, none matches': {
    path: '/desk/requests?of=mine&state=resolved&maintainer=338&page=2',
    answers: queueOf(answers.emptyQueue),
  },
  'desk, requests, failed': {
    path: '/desk/requests',
    answers: { ...colleagueWith('view'), 'GET /api/desk/requests': failing },
  },
  'desk, requests, loading': {
    path: '/desk/requests',
    answers: { ...colleagueWith('view'), 'GET /api/desk/requests': () => new Promise<never>(() => undefined) },
    isLoading: true,
  },
  'desk, request': { ...oneRequest(answers.request), act: open },
  'desk, request, only seen': oneRequest({ ...answers.request, rights: { assign: false, resolve: false } }, 'view'),
  'desk, request, resolved': oneRequest(answers.resolved),
  'desk, request of an inspector': { ...oneRequest(answers.inspection), act: open },
  'desk, request, mistakes': {
    ...oneRequest(answers.request),
    act: async (page) => {
      for (const button of await page.locator('main form button[type=submit]').all()) await button.click()
    },
  },
  'desk, request, not found': { path: '/desk/requests/r9', answers: colleagueWith('full') },
  'desk, request, answered meanwhile': answeredMeanwhile(),
  'desk, request, nobody to give it to': {
    ...oneRequest(answers.inspection),
    answers: {
      ...oneRequest(answers.inspection).answers,
      'GET /api/desk/requests/r2/assignees': () => ({ body: { assignees: [] } }),
      'GET /api/desk/requests/r2/departments': failing,
    },
    act: open,
  },
  'desk, helpdesk settings': { ...settingsOf(answers.settings), act: submit },
  'desk, helpdesk settings of a department': settingsOf({ ...answers.settings, may_change: false }, '338'),
  'desk, helpdesk settings, mistakes': {
    ...settingsOf(answers.settings),
    act: async (page) => {
      await page.locator('#contact-338').fill('csd')
      await submit(page)
    },
  },
  'desk, groups': {
    ...groupsOf(answers.groups),
    act: async (page) => {
      await page.locator('.desk-group button').first().click()
      await submit(page)
    },
  },
  'desk, group with requests': {
    ...groupsOf(answers.groups),
    answers: {
      ...groupsOf(answers.groups).answers,
      'POST /api/desk/helpdesk/groups/g1/remove': () => ({
        status: 409,
        body: {
          ...{ type: 'about:blank', title: 'Conflict', status: 409, code: 'group_has_requests' },
          detail: {
            el: 'Στην ομάδα εκκρεμούν αιτήματα. Αναθέστε τα πρώτα σε άλλους.',
            en: 'Requests wait with this group. Give them to others first.',
          },
        },
      }),
    },
    act: (page) => page.locator('.desk-group .ui-button--danger').first().click(),
  },
  'desk, groups, none': groupsOf({ ...answers.groups, groups: [] }),
  'desk, entitlements': { ...entitlements, act: submit },
  'desk, entitlements, all count': checking(answers.checkedSets.good),
  'desk, entitlements, unknown department': checking(answers.checkedSets.unknown),
  'desk, entitlements, some count': checking(answers.checkedSets.mixed),
  'desk, entitlements, none count': checking(answers.checkedSets.void),
}
