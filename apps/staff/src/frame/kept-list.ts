import type { Platform } from '@pramaan/app-kit/platform/platform.tsx'

type Keep = Platform['keep']

const key = 'pramaan.staff.candidates'

/** Keeps the candidate list's filters and page in this browser, for the way back from a profile (document 002 §2.8). */
export function keepList(keep: Keep, query: string) {
  keep.setItem(key, query)
}

/** The query of the candidate list that this browser saw last. */
export function keptList(keep: Keep): string {
  return keep.getItem(key) ?? ''
}
