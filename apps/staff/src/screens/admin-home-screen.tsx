import { NewestList } from '../features/start/newest-list.tsx'
import { StartHeader } from '../features/start/start-header.tsx'
import {
  ApplicantStat,
  CandidateStats,
  CourseApplicationStat,
  InvitationStat,
  Stats,
} from '../features/start/stats.tsx'
import { WaitingList } from '../features/start/waiting-list.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/use-texts.ts'

/** The start of an Admin: the people of the platform, and who is invited to run it. */
export function AdminHomeScreen() {
  const t = useTexts()
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-4">
      <StartHeader text={t('home.admin')} />
      <Stats>
        <CandidateStats href={paths.users} />
        <ApplicantStat href={paths.vsp} />
        <CourseApplicationStat />
        <InvitationStat />
      </Stats>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <NewestList href={paths.users} />
        <WaitingList href={paths.vsp} />
      </div>
    </div>
  )
}
