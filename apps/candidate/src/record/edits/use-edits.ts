import { useSaved } from '@pramaan/app-shell/offline/use-saved.ts'
import { usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useMemo } from 'react'
import { createEditList, type EditList, type SavedEdit } from './edit-list.ts'

/** The signed-in person's edits of the profile in this browser: those that wait, and those that were refused. */
export function useEdits(): { list: EditList; edits: SavedEdit[] } {
  const { storage } = usePlatform()
  const { ID } = usePerson()
  const list = useMemo(() => createEditList(storage, ID), [storage, ID])
  return { list, edits: useSaved(list) }
}
