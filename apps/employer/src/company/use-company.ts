import { employerRecord } from '@pramaan/app-shell/platform/my-record.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** What is known of the employer's company, and which e-mail of theirs a code confirmed. */
export function useCompany() {
  const api = useApi()
  const { ID } = usePerson()
  const { data } = useQuery({
    ...employerRecord(api, ID),
    select: ({ data: { company, email, emailConfirmed } }) => ({
      ...company,
      confirmed: emailConfirmed ? email : null,
    }),
  })
  return data
}

/** What `useCompany` returns. */
export type Company = NonNullable<ReturnType<typeof useCompany>>
