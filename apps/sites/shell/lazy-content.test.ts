import { expect, test, vi } from 'vitest'
import { lazyContent } from './lazy-content.ts'

test('only the language asked for is loaded, once', async () => {
  const loaders = { el: vi.fn(async () => 'κείμενο'), en: vi.fn(async () => 'text') }
  const content = lazyContent(loaders)
  await content.load('el')
  await content.load('el')
  expect(content.read('el')).toBe('κείμενο')
  expect(loaders.el).toHaveBeenCalledTimes(1)
  expect(loaders.en).not.toHaveBeenCalled()
})

test('content is not read before it is loaded', () => {
  const content = lazyContent({ el: async () => '', en: async () => '' })
  expect(() => content.read('en')).toThrow(TypeError)
})
