import { z } from 'zod'

const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)

/** The environment variables of framing: which sites our pages may show in a frame, and which may show ours. */
export const framingVariables = {
  COURSE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((one) => one.trim() !== ''))
    .pipe(z.array(origin))
    .describe('Learning sites that allow framing, comma-separated: their courses are shown inside our page'),
  PARENT_ORIGIN: origin
    .optional()
    .describe('The one site that may frame the candidate app, and gets the address to continue at'),
}

/** Whether a course's own page may be framed: it has one, on a site that allows it (D25). */
export function mayFrame(url: string | null, origins: readonly string[]): boolean {
  return url !== null && URL.canParse(url) && origins.includes(new URL(url).origin)
}
