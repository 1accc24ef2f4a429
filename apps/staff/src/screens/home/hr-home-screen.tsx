import { LatestList } from '../../features/home/newest-list.tsx'
import { StartHeader } from '../../features/home/start-header.tsx'
import { ApplicantStat, CandidateStats, Stats } from '../../features/home/stats.tsx'
import { WaitingList } from '../../features/home/waiting-list.tsx'
import { fullList, paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The home screen of hr: waiting for verification, and new candidates. */
export function HrHomeScreen() {
  const t = useTexts()
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-4">
      <StartHeader text={t('home.hr')} />
      <Stats>
        <ApplicantStat href={paths.applicants} />
        <CandidateStats path={paths.list} />
      </Stats>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <WaitingList href={paths.applicants} />
        <LatestList href={fullList(paths.list)} />
      </div>
    </div>
  )
}
