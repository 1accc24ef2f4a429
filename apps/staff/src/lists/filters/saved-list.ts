import type { Platform } from '@pramaan/app-shell/platform/platform.tsx'

/** Where this browser holds the candidate list's filters and page, for the way back from a profile (document 002 §2.8). */
export const savedListKey = 'pramaan.staff.candidates'

/** The query of the candidate list that this browser saw last. */
export function savedList(storage: Platform['storage']): string {
  return storage.getItem(savedListKey) ?? ''
}
