import type { Client } from '@pramaan/api-client'
import type { Session } from '@pramaan/auth/session'
import { isRegistered } from '@pramaan/domain/registration'
import type { QueryClient } from '@tanstack/react-query'

/** The query of a candidate's own record: profile, city and photo. */
export const candidateRecord = (api: Client, id: number) => api.candidates.get.query({ params: { id } })

/** The query of an employer's own record with the company. */
export const employerRecord = (api: Client, id: number) => api.employers.profile.query({ params: { id } })

/** Requests a registered person's own record before any screen does, because the header and most screens need it. */
export function prefetchMyRecord(queries: QueryClient, { api, tokens }: Session): void {
  const { person } = tokens.store.getState()
  if (!person || !isRegistered(person.registrationStep)) return
  if (person.role === 'Candidate') void queries.prefetchQuery(candidateRecord(api, person.ID))
  if (person.role === 'Employer') void queries.prefetchQuery(employerRecord(api, person.ID))
}
