import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { hasApplied } from '@pramaan/domain/drive-application'
import { Badge } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import { Chip } from '@pramaan/ui/chip'
import { DeepCover, hueStyle } from '@pramaan/ui/cover'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { LinkButton } from '@pramaan/ui/link-button'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { domainDrawing } from '../../fields/field-drawing.ts'
import { FitLine } from '../../jobs/fit-reasons.tsx'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { Drive } from '../drive-shapes.ts'
import { criteriaText, moreText, skillChips } from './card-texts.ts'
import { averagePackage } from './drive-facts.ts'

/**
 * Props of `DriveCard`: `remaining` is the time left as text, `href` its page, `onLook` opens its dialog; `fee` is the
 * price for roles that may apply.
 */
export type DriveCardProps = {
  drive: Drive
  href: string
  remaining: string
  onLook?: (() => void) | undefined
  fee?: ReactNode
}

/** A drive in a list. */
export function DriveCard({ drive, href, remaining, onLook, fee }: DriveCardProps) {
  const t = useFeatureTexts()
  const option = useOptionText()
  const none = t('drive.none')
  const pay = averagePackage(drive)
  const drawing = domainDrawing(drive.DomainID)
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div style={hueStyle(drawing)} className="cover-deep relative isolate min-h-24 overflow-hidden py-3.5 pr-24 pl-4">
        <DeepCover drawing={drawing} image={drive.Image} small />
        <h3 className="text-base leading-snug">{drive.Title}</h3>
        <p className="text-sm text-white/85">{drive.SubTitle ?? none}</p>
        <p className="text-sm text-white/85">{remaining}</p>
      </div>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-2 pb-4">
        <LabelValueList
          strong
          items={[
            { label: t('drive.package'), value: pay },
            { label: t('drive.placements'), value: drive.Openings },
            { label: t('drive.qualification'), value: drive.Qualification && option(drive.Qualification) },
          ]}
        />
        <Skills skills={drive.Skills} />
        <p className="flex-1 text-sm text-ink-muted">{drive.Criteria ? criteriaText(drive.Criteria) : none}</p>
        <FitLine fit={drive.Fit} label={t('drive.why')} />
        {fee}
        {drive.status && hasApplied(drive.status) && (
          <p>
            <Badge tone="brand" icon={<Check aria-hidden />}>
              {t('drive.applied')}
            </Badge>
          </p>
        )}
        <div className="flex gap-2 *:flex-1">
          {onLook && (
            <Button tone="quiet" onClick={onLook} aria-label={t('drive.look.of', { title: drive.Title })}>
              {t('drive.look')}
            </Button>
          )}
          <LinkButton href={href} tone="soft" aria-label={t('drive.view.of', { title: drive.Title })}>
            {t('drive.view')}
          </LinkButton>
        </div>
      </div>
    </article>
  )
}

function Skills({ skills }: { skills: readonly string[] }) {
  const t = useFeatureTexts()
  const { shown, more } = skillChips(skills)
  if (shown.length === 0) return <p className="text-sm text-ink-muted">{t('drive.none')}</p>
  return (
    <ul aria-label={t('drive.eligibility')} className="flex flex-wrap gap-1.5">
      {shown.map((skill) => (
        <li key={skill} className="max-w-full">
          <Chip small>{skill}</Chip>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Chip small look="muted">
            {moreText(more)}
          </Chip>
        </li>
      )}
    </ul>
  )
}
