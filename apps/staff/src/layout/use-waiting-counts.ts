import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'

/** How many wait at a menu entry, by its path; nothing where nobody waits, or for roles that review and answer nobody. */
export function useWaitingCounts(): ReadonlyMap<string, number> {
  const { verification } = useApi()
  const { role } = usePerson()
  const { data } = useQuery({
    ...verification.waitingCounts.query(),
    enabled: may(role, 'reviewVsp'),
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
  const { vsp = 0, employers = 0, drives = 0, questions = 0 } = data?.data ?? {}
  const counts: readonly [string, number][] = [
    [paths.vsp, vsp],
    [paths.applicants, vsp],
    [paths.employerApplicants, employers],
    [paths.driveList, drives],
    [paths.helpQuestions, questions],
  ]
  return new Map(counts.filter(([, count]) => count > 0))
}
