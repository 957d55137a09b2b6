import { expect, test } from 'vitest'
import { isAtEnd, pan, START, zoom } from './drawing-view.ts'

const size = { width: 800, height: 400 }
const drawing = { size, start: size }
const CENTRE = { x: 0.5, y: 0.5 }

test('T6: the point under the pointer stays where it is', () => {
  const view = zoom(START, 2, { drawing, at: { x: 0.25, y: 1 } })
  expect(view).toEqual({ x: 100, y: 200, scale: 2 })
})

test('T6: the picture is enlarged at most fourfold and never made smaller than at the start', () => {
  const largest = zoom(START, 100, { drawing, at: CENTRE })
  expect(largest.scale).toBe(4)
  expect([isAtEnd(largest, true), isAtEnd(largest, false), isAtEnd(START, true), isAtEnd(START, false)]).toEqual([
    ...[true, false, false, true],
  ])
  expect(zoom({ x: 100, y: 50, scale: 2 }, 0.1, { drawing, at: CENTRE })).toEqual(START)
})

test('T6: moving ends at the edges of the picture', () => {
  const view = { x: 100, y: 50, scale: 2 }
  expect(pan(view, { x: 0.25, y: 0 }, drawing)).toEqual({ x: 200, y: 50, scale: 2 })
  expect(pan(view, { x: 9, y: 9 }, drawing)).toEqual({ x: 400, y: 200, scale: 2 })
  expect(pan(view, { x: -9, y: -9 }, drawing)).toEqual({ x: 0, y: 0, scale: 2 })
  expect(pan(START, { x: 1, y: 1 }, drawing)).toEqual(START)
})

test('T6: a picture of which only the beginning is shown is moved through to its end without being enlarged', () => {
  const long = { size: { width: 800, height: 4000 }, start: { width: 800, height: 400 } }
  expect(pan(START, { x: 1, y: 1 }, long)).toEqual({ x: 0, y: 400, scale: 1 })
  expect(pan(START, { x: 0, y: 99 }, long)).toEqual({ x: 0, y: 3600, scale: 1 })
})
