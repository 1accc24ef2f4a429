import { dotted } from '@pramaan/domain/dotted'
import { formatPhone } from '@pramaan/domain/phone'
import { Avatar } from '@pramaan/ui/avatar'
import { ChipList } from '@pramaan/ui/chip-list'
import { IconButton } from '@pramaan/ui/icon-button'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { TextLink } from '@pramaan/ui/text-link'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { driveDetailsPath } from '../../paths/drive-paths.ts'
import { jobPath } from '../../paths/job-path.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { ApplicantActions, degreeOf } from '../applicants/applicant-row.tsx'
import { openPhone, type Received, skillsOf, whatOf } from '../applicants/application-shapes.ts'
import { ContactButton } from '../applicants/contact-button.tsx'
import { ReceivedStatus } from '../applicants/received-status.tsx'

/** An application: candidate and opening, and expanded everything known about it (document 002 §2.8). */
export function ReceivedRow({ application }: { application: Received }) {
  const t = usePostingTexts()
  const bodyId = useId()
  const [open, setOpen] = useState(false)
  const { CandidateName: name, CandidateImage: image } = application
  return (
    <div className="flex flex-col gap-4 px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3 lg:flex-nowrap">
        <div className="flex min-w-0 flex-1 items-center gap-3.5 max-lg:basis-full">
          <IconButton
            label={t('receivedApplications.more', { name })}
            icon={<ChevronDown className={open ? 'rotate-180' : ''} />}
            aria-expanded={open}
            aria-controls={bodyId}
            edge="start"
            onClick={() => setOpen(!open)}
          />
          <span className="max-sm:hidden">
            <Avatar name={name} src={image} />
          </span>
          <div className="min-w-0">
            <h3 className="text-base wrap-anywhere">{name}</h3>
            <p className="text-sm text-ink-muted wrap-anywhere">{dotted(whatOf(application))}</p>
            <ReceivedStatus application={application} />
          </div>
        </div>
        <ApplicantActions application={application} />
      </div>
      <div id={bodyId} hidden={!open} className="sm:pl-24">
        {open && <Details application={application} />}
      </div>
    </div>
  )
}

function Details({ application }: { application: Received }) {
  const t = usePostingTexts()
  const { JobID: jobId, JobTitle: job, PlacementDriveID: driveId, PlacementDriveName: drive } = application
  const link = (href: string, words: string | null) => (
    <TextLink inline href={href}>
      {words}
    </TextLink>
  )
  return (
    <LabelValueList
      look="grid"
      columns={3}
      phoneRows
      items={[
        { label: t('receivedApplications.candidate'), value: application.CandidateName },
        { label: t('receivedApplications.degree'), value: degreeOf(application) },
        { label: t('receivedApplications.education'), value: application.Education },
        { label: t('receivedApplications.job'), value: jobId && link(jobPath(jobId, driveId), job) },
        { label: t('receivedApplications.drive'), value: driveId && link(driveDetailsPath(driveId), drive) },
        { label: t('receivedApplications.phone'), value: <PhoneOf application={application} /> },
        { label: t('receivedApplications.skills'), value: <SkillsOf application={application} /> },
      ]}
    />
  )
}

function PhoneOf({ application }: { application: Received }) {
  const phone = openPhone(application)
  if (phone) return <span className="tabular-nums">{formatPhone(phone)}</span>
  return <ContactButton candidateId={application.CandidateID} name={application.CandidateName} phone={phone} />
}

function SkillsOf({ application }: { application: Received }) {
  const t = usePostingTexts()
  const skills = skillsOf(application)
  if (skills.length === 0) return <span className="text-ink-muted">{t('job.none')}</span>
  return <ChipList small items={skills} />
}
