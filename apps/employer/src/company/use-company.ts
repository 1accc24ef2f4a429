import { employerRecord } from '@pramaan/app-shell/platform/my-record.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** The status of the employer's company, and which of the employer's e-mails is confirmed by a code. */
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

export type Company = NonNullable<ReturnType<typeof useCompany>>
