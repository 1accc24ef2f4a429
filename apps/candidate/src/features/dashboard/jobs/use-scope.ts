import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** Up to this many jobs leave room beside the profile's cards on a desktop. */
const mostBeside = 2

/** The jobs that fit the candidate best, at most five (document 001 §2, §9; D54). */
export function useScope() {
  const api = useApi()
  return useQuery({ ...api.jobs.scope.query(), select: ({ data }) => data })
}

/** Whether a list of jobs is so short that the ways to more belong right below it. */
export function leavesRoom(jobs: readonly unknown[]): boolean {
  return jobs.length <= mostBeside
}
