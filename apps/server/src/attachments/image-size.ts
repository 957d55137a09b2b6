import { cleanOnlyIf } from './not-clean.ts'

const LONGEST_SIDE = 12_000
const MOST_PIXELS = 50_000_000

/** Refuses an image without extent, and one that would fill the memory of whoever opens it. */
export function checkImageSize(width: number, height: number): void {
  const isBounded = width <= LONGEST_SIDE && height <= LONGEST_SIDE && width * height <= MOST_PIXELS
  cleanOnlyIf(width > 0 && height > 0 && isBounded, 'image-size')
}
