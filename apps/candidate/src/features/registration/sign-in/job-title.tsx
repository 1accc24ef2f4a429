import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'

/** The title of the sign-in of who comes to apply for a job: names it as the server does, whatever the link says. */
export function JobTitle({ id }: { id: number }) {
  const t = useTexts()
  const { publicJobs } = useApi()
  const { data } = useQuery(publicJobs.read.query({ params: { id } }))
  if (!data) return t('signIn.title')
  const { Title: title, CompanyName: company } = data.data
  return company ? t('signIn.forJob', { title, company }) : t('signIn.forJob.alone', { title })
}
