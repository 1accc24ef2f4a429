import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { isVerified, strengthGaps } from '@pramaan/domain/candidate'
import { may } from '@pramaan/domain/capability'
import { dotted } from '@pramaan/domain/dotted'
import { useProfileLine } from '@pramaan/features/profile/profile-line.ts'
import { Avatar } from '@pramaan/ui/avatar'
import { Button } from '@pramaan/ui/button'
import { Card, CardSection } from '@pramaan/ui/card'
import { ScrollRegion } from '@pramaan/ui/scroll-region'
import { SealedName } from '@pramaan/ui/seal'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useMissing } from '../use-missing.ts'
import { ApplicantContact, ApplicantRoles } from './applicant-contact.tsx'
import { ApplicantFacts } from './applicant-facts.tsx'
import { ApplicantHistory } from './applicant-history.tsx'
import { ApplicantSkills } from './applicant-skills.tsx'
import { ProfileHeadDialog } from './profile-head-dialog.tsx'
import type { Reviewed } from './reviewed.ts'

/** The candidate to verify: everything that a reviewer asks about, on one page (document 002 §2.8). */
export function ApplicantCard({ candidate, notes }: { candidate: Reviewed; notes: ReactNode }) {
  const t = useTexts()
  return (
    <Card as="section" flush className="flex flex-col lg:min-h-0" aria-label={candidate.FullName}>
      <ScrollRegion className="relative flex-1">
        <CardSection>
          <Who candidate={candidate} />
          <ApplicantContact candidate={candidate} />
        </CardSection>
        <ApplicantFacts candidate={candidate} />
        <ApplicantHistory candidate={candidate} />
        <ApplicantSkills candidate={candidate} />
        <CardSection>
          <h3 className="mb-2 text-sm">{t('verify.roles')}</h3>
          <ApplicantRoles candidate={candidate} />
        </CardSection>
        <CardSection>{notes}</CardSection>
      </ScrollRegion>
    </Card>
  )
}

function Who({ candidate }: { candidate: Reviewed }) {
  const t = useTexts()
  const { role } = usePerson()
  const [editing, setEditing] = useState(false)
  const lineOf = useProfileLine()
  const domain = useDomain(candidate.CareerProfile.domain)
  const { FullName, Image, HrComments, Location } = candidate
  const missing = useMissing()(strengthGaps(factsOf(candidate)).map(({ item }) => item))
  return (
    <div className="flex items-center gap-4 max-sm:flex-wrap">
      <Avatar name={FullName} src={Image} size="lg" />
      <div className="min-w-0 flex-1">
        <h2 className="text-xl leading-normal">
          <SealedName name={FullName} seal={isVerified(HrComments) ? t('profile.verified') : undefined} />
        </h2>
        <p className="text-sm text-ink-muted wrap-anywhere">{dotted([domain, lineOf(candidate), Location])}</p>
        {missing && <p className="text-sm text-ink-muted">{missing}</p>}
      </div>
      {may(role, 'submitHrComments') && (
        <Button tone="quiet" size="xs" icon={<Pencil />} className="max-sm:basis-full" onClick={() => setEditing(true)}>
          {t('profileHead.edit')}
        </Button>
      )}
      {editing && <ProfileHeadDialog candidate={candidate} onClose={() => setEditing(false)} />}
    </div>
  )
}

function factsOf({ FullName, Phone, Email, CV, Image, Description, Dob, CareerProfile, SkillProfile }: Reviewed) {
  const { degree, domain } = CareerProfile
  const skills = { generalSkills: SkillProfile.GeneralSkills, professionalSkills: SkillProfile.ProfessionalSkills }
  const files = { cv: CV, image: Image }
  return {
    fullName: FullName,
    phone: Phone,
    email: Email,
    dob: Dob,
    description: Description,
    degree,
    domain,
    ...files,
    ...skills,
  }
}

function useDomain(id: number | null) {
  const api = useApi()
  const option = useOptionText()
  const { data } = useQuery({ ...api.reference.domains.query(), staleTime: Number.POSITIVE_INFINITY })
  const title = data?.data.find(({ ID }) => ID === id)?.Title
  return title && option(title)
}
