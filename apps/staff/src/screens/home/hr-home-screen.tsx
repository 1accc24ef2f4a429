import { LatestList } from '../../features/home/newest-list.tsx'
import { StartHeader } from '../../features/home/start-header.tsx'
import { Stats } from '../../features/home/stats.tsx'
import { useApplicantFigure, useCandidateFigures } from '../../features/home/use-figures.ts'
import { WaitingList } from '../../features/home/waiting-list.tsx'
import { fullList, paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The home screen of hr: waiting for verification, and new candidates. */
export function HrHomeScreen() {
  const t = useTexts()
  const waiting = useApplicantFigure(paths.applicants)
  const candidates = useCandidateFigures(paths.list)
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-4">
      <StartHeader text={t('home.hr')} />
      <Stats figures={[waiting, ...candidates]} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <WaitingList href={paths.applicants} />
        <LatestList href={fullList(paths.list)} />
      </div>
    </div>
  )
}
