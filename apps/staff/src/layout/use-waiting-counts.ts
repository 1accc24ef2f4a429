import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { useQuery } from '@tanstack/react-query'
import { menuOf } from '../menu.ts'
import { paths } from '../paths.ts'

/**
 * The number of people waiting at each menu entry, by path; entries without any are missing, also for roles that review
 * and answer nobody.
 */
export function useWaitingCounts(): ReadonlyMap<string, number> {
  const { verification } = useApi()
  const { role } = usePerson()
  const { data } = useQuery({
    ...verification.waitingCounts.query(),
    enabled: may(role, 'reviewVsp'),
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
  // An Admin's menu has only the drives (002, section 2.2), whose list also shows how many wait for each.
  const isListed = menuOf(role).menu.some(({ path }) => path === paths.driveList)
  const { vsp = 0, employers = 0, drives = 0, questions = 0, companies = 0 } = data?.data ?? {}
  const counts: readonly [string, number][] = [
    [paths.vsp, vsp],
    [paths.applicants, vsp],
    [paths.employerApplicants, employers],
    [paths.driveList, drives],
    [paths.drives, isListed ? 0 : drives],
    [paths.helpQuestions, questions],
    [paths.companies, companies],
  ]
  return new Map(counts.filter(([, count]) => count > 0))
}
