import { employerRecord } from '@pramaan/app-shell/platform/my-record.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { type WhyNotMeet, whyNotMeetPeople } from '@pramaan/domain/company'
import { useQuery } from '@tanstack/react-query'

/**
 * Why the person can't open contact data, CVs and messages (D67): an employer whose company isn't confirmed; undefined
 * for everybody else, and while the company is being read.
 */
export function useWhyClosed(): WhyNotMeet | undefined {
  const api = useApi()
  const { ID, role } = usePerson()
  const { data } = useQuery({
    ...employerRecord(api, ID),
    enabled: role === 'Employer',
    select: (answer) => whyNotMeetPeople(answer.data.company.Status),
  })
  return data
}
