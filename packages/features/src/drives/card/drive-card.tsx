import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { cardMark, type DriveApplicationStatus } from '@pramaan/domain/drive-application'
import { Badge } from '@pramaan/ui/badge'
import { Chip } from '@pramaan/ui/chip'
import { ChipList } from '@pramaan/ui/chip-list'
import { DeepCover, hueStyle } from '@pramaan/ui/cover'
import { LinkButton } from '@pramaan/ui/link-button'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { domainDrawing } from '../../fields/field-drawing.ts'
import { FitLine } from '../../jobs/fit-reasons.tsx'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { Drive } from '../drive-shapes.ts'
import { CardFigures } from './card-figures.tsx'
import { criteriaText, moreText, skillChips } from './card-texts.ts'
import { averagePackage } from './drive-facts.ts'
import { WhereAndWhen } from './where-and-when.tsx'

/**
 * Props of `DriveCard`: `remaining` is the remaining time as text, `href` its page, `onLook` opens its dialog; `fee` is
 * the price for roles that may apply. `brief` shows only the facts, `over` dims the card.
 */
export type DriveCardProps = {
  drive: Drive
  href: string
  remaining: string
  onLook?: (() => void) | undefined
  fee?: ReactNode
  brief?: boolean
  over?: boolean
}

/** A drive in a list: where, when, which companies, and one button. */
export function DriveCard({ drive, href, remaining, onLook, fee, brief, over }: DriveCardProps) {
  const t = useFeatureTexts()
  const option = useOptionText()
  const none = t('drive.none')
  const drawing = domainDrawing(drive.DomainID)
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div
        style={hueStyle(drawing)}
        className={clsx(
          'cover-deep relative isolate overflow-hidden py-3.5 pr-24 pl-4',
          brief ? 'min-h-18' : 'min-h-24',
          over && 'saturate-25',
        )}
      >
        <DeepCover drawing={drawing} image={drive.Image} small />
        <h3 className="text-base leading-snug">
          {onLook ? (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onLook}
              className="max-w-full cursor-pointer rounded-sm text-left wrap-break-word enabled-hover:underline enabled-hover:underline-offset-3 pointer-coarse:min-h-11"
            >
              {drive.Title}
            </button>
          ) : (
            drive.Title
          )}
        </h3>
        {!brief && <p className="text-sm text-white/85">{drive.SubTitle ?? none}</p>}
        <p className="text-sm text-white/85">{remaining}</p>
      </div>
      <div className={clsx('flex flex-1 flex-col gap-3 px-4 pt-3.5 pb-4', over && 'text-ink-muted')}>
        <WhereAndWhen drive={drive} brief={brief} />
        <CardFigures
          figures={[
            { label: t('drive.package'), value: averagePackage(drive) },
            { label: t('drive.placements'), value: drive.Openings },
            { label: t('drive.qualification'), value: drive.Qualification && option(drive.Qualification) },
          ]}
        />
        {!brief && <Skills skills={drive.Skills} />}
        {!brief && (
          <p className="flex-1 text-sm text-ink-muted">{drive.Criteria ? criteriaText(drive.Criteria) : none}</p>
        )}
        {!over && !brief && <FitLine fit={drive.Fit} label={t('drive.why')} />}
        {fee}
        {drive.status && <ApplicationMark status={drive.status} />}
        <LinkButton
          href={href}
          tone={over ? 'quiet' : 'soft'}
          aria-label={t('drive.view.of', { title: drive.Title })}
          className="mt-auto"
        >
          {t('drive.view')}
        </LinkButton>
      </div>
    </article>
  )
}

function ApplicationMark({ status }: { status: DriveApplicationStatus }) {
  const t = useFeatureTexts()
  const mark = cardMark(status)
  if (!mark) return null
  const applied = mark === 'applied'
  return (
    <p>
      <Badge
        tone={mark === 'accepted' ? 'accent' : applied ? 'brand' : 'plain'}
        icon={applied && <Check aria-hidden />}
      >
        {t(`drive.${mark}`)}
      </Badge>
    </p>
  )
}

function Skills({ skills }: { skills: readonly string[] }) {
  const t = useFeatureTexts()
  const { shown, more } = skillChips(skills)
  if (shown.length === 0) return <p className="text-sm text-ink-muted">{t('drive.none')}</p>
  return (
    <ChipList small items={shown} label={t('drive.eligibility')}>
      {more > 0 && (
        <Chip small look="muted">
          {moreText(more)}
        </Chip>
      )}
    </ChipList>
  )
}
