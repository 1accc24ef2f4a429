import type { startApi } from '@pramaan/api/testing'
import type { AppRoutes } from '@pramaan/app-shell/router/app-routes.ts'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'

/** A running API in a test. */
export type Api = Awaited<ReturnType<typeof startApi>>
type Account = Awaited<ReturnType<Api['anEmployer']>>

/** An app in which jobs and drives are posted: the employer's, or an Admin's staff console. */
export type PostingApp = {
  role: 'Employer' | 'Admin'
  app: { map: AppRoutes; catalogue: Record<string, string> }
  /** The addresses of its job listing. */
  jobs: readonly string[]
  /** Where a drive's form and page lead back to. */
  drives: '/emp-placement-drives' | '/admin-placement-drives'
  /** The app shows details in a console's density: people and jobs in tables. */
  dense?: boolean
}

/** The signed-in account, and the employer whose jobs and drives it manages: itself, or another one for an Admin. */
export type Poster = { viewer: Account; owner: Account }

/** The start of every suite of a posting app: its poster, and its screens signed in as the poster. */
export function postingIn(api: Api, { role, app }: PostingApp) {
  const aPoster = async (about: Parameters<Api['anEmployer']>[0] = {}): Promise<Poster> => {
    const owner = await api.anEmployer(about)
    return { owner, viewer: role === 'Employer' ? owner : await api.aStaffMember(role) }
  }
  const show = (at: string, { viewer }: Poster) =>
    showAppAs(api, viewer.phone ?? '', role === 'Employer' ? 'Employer' : 'Staff', { ...app, at })
  return { aPoster, show }
}
