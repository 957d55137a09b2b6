import { z } from 'zod'

/** A text in both languages. */
export const Bilingual = z.object({ el: z.string(), en: z.string() })
