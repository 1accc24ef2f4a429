import { Avatar } from '@pramaan/ui/avatar'
import { Card, CardSection } from '@pramaan/ui/card'
import { Disclosure } from '@pramaan/ui/disclosure'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { Drive } from '../drive-shapes.ts'
import { DriveDay, saysTheDay } from './drive-day.tsx'

type DriveSectionsProps = {
  drive: Drive
  eligibility: ReactNode
  /** A pass beside it already shows the day. */
  hasPass?: boolean
}

/**
 * What a drive offers and requires: the day, highlights, eligibility, requirements, questions, companies; N/A if empty (001 §2).
 */
export function DriveSections({ drive, eligibility, hasPass = false }: DriveSectionsProps) {
  const t = useFeatureTexts()
  return (
    <Card flush as="div">
      {!hasPass && (
        <Section title={t('drive.day')} empty={!saysTheDay(drive)}>
          <DriveDay drive={drive} />
        </Section>
      )}
      <Section title={t('drive.highlights')} empty={drive.Highlights.length === 0}>
        <ul className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
          {drive.Highlights.map(({ title }) => (
            <li key={title} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
              {title}
            </li>
          ))}
        </ul>
      </Section>
      {eligibility}
      <Section title={t('drive.requirements')} empty={drive.Process.length === 0}>
        <Steps steps={drive.Process} />
      </Section>
      <Section title={t('drive.questions')} empty={drive.Faqs.length === 0}>
        {drive.Faqs.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} open={index === 0}>
            {answer}
          </Disclosure>
        ))}
      </Section>
      <Section
        title={t('drive.logos')}
        aside={drive.CompanyData.length || undefined}
        empty={drive.CompanyData.length === 0}
      >
        <Logos companies={drive.CompanyData} />
      </Section>
    </Card>
  )
}

/** A section of a drive's page. */
export function Section({
  title,
  aside,
  empty,
  children,
}: {
  title: string
  aside?: ReactNode
  empty: boolean
  children: ReactNode
}) {
  const t = useFeatureTexts()
  return (
    <CardSection>
      <SectionHeader
        title={title}
        className="mb-3"
        aside={aside && <span className="text-sm text-ink-muted tabular-nums">{aside}</span>}
      />
      {empty ? <p className="text-ink-muted">{t('drive.none')}</p> : children}
    </CardSection>
  )
}

function Steps({ steps }: { steps: Drive['Process'] }) {
  return (
    <ol className="flex flex-col">
      {steps.map(({ title, description }, index) => (
        <li key={title} className="group flex gap-3.5">
          <span aria-hidden className="flex flex-col items-center">
            <span className="grid size-7 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand tabular-nums">
              {index + 1}
            </span>
            <span className="w-px flex-1 bg-line group-last:hidden" />
          </span>
          <span className="pb-4 group-last:pb-0">
            <span className="block leading-7 font-semibold">{title}</span>
            <span className="block text-sm text-ink-muted">{description}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Logos({ companies }: { companies: Drive['CompanyData'] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {companies.map(({ title, image }) => (
        <li key={title} className="flex min-w-0 items-center gap-3">
          <Avatar name={title} src={image} square />
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
        </li>
      ))}
    </ul>
  )
}
