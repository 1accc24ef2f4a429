import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { dotted } from '@pramaan/domain/dotted'
import { endsSoon } from '@pramaan/domain/drive'
import { moreText, skillChips } from '@pramaan/features/drives/card/card-texts.ts'
import { averagePackage } from '@pramaan/features/drives/card/drive-facts.ts'
import { lastDay } from '@pramaan/features/drives/drive-days.ts'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { useDriveRemaining } from '@pramaan/features/drives/use-drive-remaining.ts'
import { domainDrawing } from '@pramaan/features/fields/field-drawing.ts'
import { driveDetailsPath } from '@pramaan/features/paths/drive-paths.ts'
import { Badge } from '@pramaan/ui/badge'
import { Chip } from '@pramaan/ui/chip'
import { CoverTile } from '@pramaan/ui/cover'
import { Link } from '@pramaan/ui/link'
import { useTexts } from '../../texts/use-texts.ts'

/** How many skills fit the small card. */
const mostSkills = 3

/** A recent drive: time left, openings, applicants, package and skills; the whole card is a link to it. */
export function RecentDriveCard({ drive }: { drive: Drive }) {
  const t = useTexts()
  const { now } = usePlatform()
  const remaining = useDriveRemaining()
  const pay = averagePackage(drive)
  const companies = drive.TotalCompany ?? drive.CompanyData.length
  return (
    <Link
      href={driveDetailsPath(drive.ID)}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface -outline-offset-2 transition-colors enabled-hover:border-brand"
    >
      <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5 bg-brand-soft px-4 py-3">
        <CoverTile drawing={domainDrawing(drive.DomainID)} image={drive.Image} />
        <span className="min-w-0 flex-1 basis-32">
          <span className="block leading-normal font-semibold wrap-anywhere">{drive.Title}</span>
          <span className="block text-sm text-ink-muted">
            {dotted([drive.Location, companies > 0 && t('dashboard.drive.companies', { n: companies })])}
          </span>
        </span>
        <Badge tone={endsSoon(lastDay(drive), now()) ? 'accent' : 'plain'}>{remaining(drive)}</Badge>
      </span>
      <span className="flex flex-1 flex-col justify-between gap-3 px-4 py-3.5">
        <span className="grid grid-cols-3 gap-3">
          <Fact label={t('drive.openings')} value={drive.Openings} />
          <Fact label={t('dashboard.drive.applied')} value={drive.Applicants} />
          <Fact label={t('dashboard.drive.package')} value={pay} />
        </span>
        <Skills skills={drive.Skills} />
      </span>
    </Link>
  )
}

function Fact({ label, value }: { label: string; value: string | number | null | undefined }) {
  const t = useTexts()
  return (
    <span className="flex min-w-0 flex-col justify-between">
      <span className="block text-sm text-ink-muted">{label}</span>
      <span className={`block tabular-nums ${value == null ? 'text-ink-muted' : 'font-semibold'}`}>
        {value ?? t('drive.none')}
      </span>
    </span>
  )
}

function Skills({ skills }: { skills: readonly string[] }) {
  const t = useTexts()
  const { shown, more } = skillChips(skills, mostSkills)
  return (
    <span className="flex min-h-7 flex-wrap items-center gap-1.5 text-sm text-ink-muted">
      {shown.length === 0 && t('drive.none')}
      {shown.map((skill) => (
        <Chip key={skill} small>
          {skill}
        </Chip>
      ))}
      {moreText(more)}
    </span>
  )
}
