import { useOrigin } from '@pramaan/app-shell/router/back/came-from.ts'
import type { WayBack } from '../../features/profile/profile-bar.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The back link of a profile: to the page that opened it, with its filters, or else to `usual`. */
export function useWayBack(usual: WayBack): WayBack {
  const t = useTexts()
  const origin = useOrigin()
  const ofJob = { label: t('profile.backJob'), short: t('profile.backJob.short') }
  const pages: Partial<Record<string, Omit<WayBack, 'href'>>> = {
    [paths.dashboard]: { label: t('profile.backDashboard'), short: t('menu.dashboard') },
    [paths.pipeline]: { label: t('profile.backPipeline'), short: t('menu.pipeline') },
    [paths.hirings]: { label: t('profile.backHirings'), short: t('titles.hirings') },
    [paths.shortlisted]: { label: t('profile.backShortlist'), short: t('menu.shortlisted') },
    [paths.viewed]: { label: t('profile.backViewed'), short: t('titles.viewed') },
    [paths.messages]: { label: t('profile.backMessages'), short: t('titles.messages') },
    [paths.allApplications]: { label: t('profile.backApplicants'), short: t('menu.applicants') },
    '/job-details': ofJob,
    '/emp-placement-job-details': ofJob,
  }
  const page = origin && pages[origin.path]
  return page ? { ...page, href: origin.href } : usual
}
