import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dotted } from '@pramaan/domain/dotted'
import { EducationCard } from '@pramaan/features/profile/cards/education-list.tsx'
import { SkillsCard } from '@pramaan/features/profile/cards/skills-card.tsx'
import type { ReadProfile } from '@pramaan/features/profile/read-profile.ts'
import { Avatar } from '@pramaan/ui/avatar'
import { Card } from '@pramaan/ui/card'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { useTexts } from '../../texts/use-texts.ts'
import { OpenContact } from './profile-contact.tsx'

type CourseNotes = {
  MultiSuggestedCourse: readonly { ID: number; Title: string }[]
  ShortCommentsCslr: string | null
  ShortCommentsHr: string | null
  remark: string | null
}
type Partners = ReadProfile & { Phone: string | null; Email: string | null; CourseNotes: CourseNotes }

/** A candidate's profile for a course partner: identity, contact, course notes, skills and education (D59). */
export function PartnerProfile({ profile }: { profile: Partners }) {
  const { FullName, Image, ExperienceLevel, CareerProfile } = profile
  const option = useOptionText()
  const facts = [ExperienceLevel && option(ExperienceLevel), CareerProfile.degree, CareerProfile.college].filter(
    Boolean,
  )
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-5">
      <div className="grid gap-3 lg:gap-5">
        <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Avatar name={FullName} src={Image} size="lg" />
          <div className="min-w-0 flex-1 basis-48">
            <h1 className="text-xl leading-normal wrap-anywhere sm:text-2xl">{FullName}</h1>
            <p className="text-sm wrap-anywhere text-ink-muted">{dotted(facts)}</p>
          </div>
          <div className="flex min-w-0 flex-col gap-2 max-sm:w-full">
            <OpenContact profile={profile} />
          </div>
        </Card>
        <CourseNotesCard notes={profile.CourseNotes} />
        <SkillsCard skills={profile.SkillProfile} comments={null} />
      </div>
      <EducationCard entries={profile.Education} />
    </div>
  )
}

/** The suggested courses and the notes about them, as in the partners' list. */
function CourseNotesCard({ notes }: { notes: CourseNotes }) {
  const t = useTexts()
  return (
    <Card>
      <h2 className="mb-2 text-base">{t('partner.courses')}</h2>
      <LabelValueList
        divided
        items={[
          { label: t('column.courses'), value: notes.MultiSuggestedCourse.map(({ Title }) => Title).join(', ') },
          { label: t('partner.counsellor'), value: notes.ShortCommentsCslr },
          { label: t('partner.hr'), value: notes.ShortCommentsHr },
          { label: t('column.remark'), value: notes.remark },
        ]}
      />
    </Card>
  )
}
