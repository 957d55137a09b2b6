import type { DeskRequest, RequestQueue } from '@perga/contracts'
import { expect, test } from 'vitest'
import * as answers from './helpdesk-answers.ts'
import type { MockAnswers } from './mock-site.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()

const answersFor = (request: DeskRequest, queue: RequestQueue = answers.queue): MockAnswers => ({
  ...answers.colleagueWith('full'),
  'GET /api/desk/requests': () => ({ body: queue }),
  [`GET /api/desk/requests/${request.id}`]: () => ({ body: request }),
  [`GET /api/desk/requests/${request.id}/assignees`]: () => ({ body: answers.assignees }),
})

test('H9: the deadline stands in words and as a date, and what is late has a sign of its own', async () => {
  const { page, site } = journey()
  site.answer(answersFor(answers.request))
  await page.goto(`${site.origin}/desk/requests?lang=en`)
  const deadlines = page.locator('.deadline')
  await deadlines.first().waitFor()
  expect(await deadlines.allInnerTexts()).toEqual(
    ['2 working days overdue', 'Due today', '3 working days left', '1 working day left'].map(
      (text) => `${text}\nAnswer by 23 November 2026`,
    ),
  )
  expect(await page.locator('.deadline:has(svg)').allInnerTexts()).toHaveLength(1)
})

test('H5: the filter goes to the server and stands in the address; a page further keeps it', async () => {
  const { page, site } = journey()
  site.answer(answersFor(answers.request))
  await page.goto(`${site.origin}/desk/requests?lang=en&of=mine&maintainer=338&order=created_at`)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.waitForURL('**page=2**')
  expect(new URL(page.url()).searchParams.get('maintainer')).toBe('338')
  const asked = () => {
    const queues = site.calls.filter(({ path }) => path === '/api/desk/requests')
    return Object.fromEntries(queues.at(-1)?.query ?? [])
  }
  const filter = { of: 'mine', state: 'unresolved', maintainer: '338', order: 'created_at', page: '2' }
  await expect.poll(asked).toEqual(filter)
})

test.each([
  ['view', { assign: false, resolve: false }, []],
  ['assign', { assign: true, resolve: false }, ['Keep the note', 'Assign']],
  ['resolve', { assign: false, resolve: true }, ['Send the message', 'Resolve the request', 'Keep the note']],
  ['full', { assign: true, resolve: true }, ['Send the message', 'Resolve the request', 'Keep the note', 'Assign']],
] as const)('H5: %s is offered what the role allows, and nothing else', async (_, rights, offered) => {
  const { page, site } = journey()
  site.answer(answersFor({ ...answers.request, rights }))
  await page.goto(`${site.origin}/desk/requests/r1?lang=en`)
  await page.getByRole('heading', { name: 'Where it stands' }).waitFor()
  await expect.poll(() => page.locator('main form button[type=submit]').allInnerTexts()).toEqual(offered)
  expect(await page.getByRole('button', { name: 'Move to another department' }).count()).toBe(rights.assign ? 1 : 0)
})

test('a message that could not be sent stays in its field', async () => {
  const { page, site } = journey()
  site.answer({
    ...answersFor(answers.request),
    'POST /api/desk/requests/r1/messages': () => ({ status: 500, body: 'x', type: 'text/plain' }),
  })
  await page.goto(`${site.origin}/desk/requests/r1?lang=en`)
  await page.getByLabel('Message to the holder').fill('Το ψάχνουμε.')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await page.getByRole('alert').filter({ hasText: 'This did not work' }).waitFor()
  expect(await page.getByLabel('Message to the holder').inputValue()).toBe('Το ψάχνουμε.')
})

test('a contact that the member may not change is told, not asked, and goes back as it was', async () => {
  const { page, site } = journey()
  const settings = { ...answers.settings, may_change: false }
  site.answer({
    ...answers.colleagueWith('resolve'),
    'GET /api/desk/helpdesk/settings': () => ({ body: settings }),
    'POST /api/desk/helpdesk/settings': () => ({ body: settings }),
  })
  await page.goto(`${site.origin}/desk/helpdesk?lang=en`)
  const field = page.getByRole('textbox', { name: 'School of Informatics' })
  await field.fill('new@csd.auth.example')
  expect(await page.getByRole('textbox').count()).toBe(1)
  await page.getByRole('button', { name: 'Save the settings' }).click()
  await page.getByRole('alert').filter({ hasText: 'The settings were saved' }).waitFor()
  const sent = site.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/settings'))
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({
    ...{ takes_requests: true, contact: 'mitroo@auth.example' },
    departments: [
      { maintainer_id: '338', email: 'new@csd.auth.example' },
      { maintainer_id: '245', email: null },
    ],
  })
})
