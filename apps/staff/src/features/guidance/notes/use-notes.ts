import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import type { AttendanceRole } from '@pramaan/domain/guidance'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'

type Done = { NoteIDs: number[]; text: string }

/** Reloads every list that shows notes. */
function useReloadNotes() {
  const api = useApi()
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [api.search.candidates.key, api.guidance.partnerList.key, api.guidance.history.key, api.courses.people.key].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    )
}

/** Saves a note, shows a toast with Undo, and reloads the lists. */
function useNoting<V>(note: (values: V) => Promise<Done>, onDone: () => void) {
  const t = useTexts()
  const api = useApi()
  const reload = useReloadNotes()
  const failureText = useFailureText()
  const undo = useMutation({
    mutationFn: (NoteIDs: number[]) => api.guidance.undo({ body: { NoteIDs } }),
    onSuccess: () => showToast({ text: t('guidance.undone') }),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
    onSettled: reload,
  })
  return useSingleMutation({
    mutationFn: note,
    onSuccess: async ({ NoteIDs, text }) => {
      onDone()
      const action = { label: t('bulk.undo'), onAction: () => undo.mutate(NoteIDs) }
      showToast({ text, tone: 'success', ...(NoteIDs.length > 0 && { action }) })
      await reload()
    },
  })
}

/** The request of an attendance, for one candidate or many. */
export type Attendance = { role: AttendanceRole; attended: boolean; comment: string; people: readonly Person[] }

type Person = { ID: number; FullName: string }

const idsOf = (data: readonly { NoteID: number | null }[]) => data.flatMap(({ NoteID }) => NoteID ?? [])

/** Sets the attendance that a role records. */
export function useAttend(onDone: () => void) {
  const t = useTexts()
  const { guidance } = useApi()
  return useNoting<Attendance>(async ({ role, attended, comment, people }) => {
    const state = t(attended ? 'guidance.attended' : 'guidance.notAttended')
    const [one, ...others] = people
    if (one && others.length === 0) {
      const params = { userId: one.ID, role }
      const { data } = await guidance.attend({ params, body: { attended, comment } })
      return { NoteIDs: [data.NoteID], text: t('guidance.attend.done', { name: one.FullName, state }) }
    }
    const userIds = people.map(({ ID }) => ID)
    const { data, noted } = await guidance.attendMany({ body: { userIds, attended, comment } })
    return { NoteIDs: idsOf(data), text: t('guidance.attend.doneMany', { count: noted, state }) }
  }, onDone)
}

/** Replaces a candidate's suggested courses. */
export function useSuggest(onDone: () => void) {
  const t = useTexts()
  const { guidance } = useApi()
  return useNoting<{ person: Person; courseIds: number[] }>(async ({ person, courseIds }) => {
    const body = { userId: person.ID, selectedCourses: courseIds }
    const { data } = await guidance.suggest({ body })
    const key = courseIds.length > 0 ? 'guidance.suggest.done' : 'guidance.suggest.none.done'
    return { NoteIDs: [data.NoteID], text: t(key, { name: person.FullName }) }
  }, onDone)
}

/** Suggests one more course to many candidates; those with a full list are skipped and reported. */
export function useSuggestToMany(onDone: () => void) {
  const t = useTexts()
  const { guidance } = useApi()
  return useNoting<{ people: readonly Person[]; courseId: number }>(async ({ people, courseId }) => {
    const userIds = people.map(({ ID }) => ID)
    const { data, noted } = await guidance.suggestToMany({ body: { userIds, courseId } })
    const skipped = data.length - noted
    const text = t('guidance.suggest.doneMany', { count: noted })
    return { NoteIDs: idsOf(data), text: skipped > 0 ? `${text}. ${t('guidance.left', { count: skipped })}.` : text }
  }, onDone)
}

/**
 * Adds a remark on one candidate of the course partner's list, or the same on many; those who left the list meanwhile
 * are counted.
 */
export function useRemark(onDone: () => void) {
  const t = useTexts()
  const { guidance } = useApi()
  return useNoting<{ people: readonly Person[]; remark: string }>(async ({ people, remark }) => {
    const [one, ...others] = people
    if (one && others.length === 0) {
      const params = { candidateId: one.ID, role: 'C-Partner' as const }
      const { data } = await guidance.remark({ params, body: { remark } })
      return { NoteIDs: [data.NoteID], text: t('guidance.remark.done', { name: one.FullName }) }
    }
    const { data, noted } = await guidance.remarkOnMany({ body: { userIds: people.map(({ ID }) => ID), remark } })
    const skipped = data.length - noted
    const text = t('guidance.remark.doneMany', { count: noted })
    return {
      NoteIDs: idsOf(data),
      text: skipped > 0 ? `${text}. ${t('guidance.remark.left', { count: skipped })}.` : text,
    }
  }, onDone)
}
