import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { Card } from '@pramaan/ui/card'
import { PageHeader } from '@pramaan/ui/page-header'
import { SectionHeader } from '@pramaan/ui/section-header'
import { type ReactNode, useState } from 'react'
import { driveListPath } from '../../paths/drive-paths.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { DriveWithJobs } from '../drive-shapes.ts'
import { DriveFormBar, DriveFormNotes, UnsavedGuard } from './drive-form-bar.tsx'
import { DriveFormNav } from './drive-form-nav.tsx'
import { type DriveFormSection, driveFormSections, sectionId, sectionsToFix } from './drive-form-sections.ts'
import { BasicsFields } from './fields/drive-form-basics.tsx'
import { CompaniesFields } from './fields/drive-form-companies.tsx'
import { DayFields } from './fields/drive-form-day.tsx'
import { FaqFields, HighlightsFields, ProcessFields } from './fields/drive-form-lists.tsx'
import { BannerField } from './fields/drive-form-pictures.tsx'
import { SkillsField } from './fields/drive-form-skills.tsx'
import { useDriveForm } from './use-drive-form.ts'

/** Props of `DriveForm`: without a drive it creates one; `dock` renders the action bar in the app's shell. */
export type DriveFormProps = { drive?: DriveWithJobs | undefined; dock: (bar: ReactNode) => ReactNode }

/** The form of a placement drive, in parts, with its action bar (document 002 §2.7, §4, §5, §9). */
export function DriveForm({ drive, dock }: DriveFormProps) {
  const t = usePostingTexts()
  const state = useDriveForm(drive)
  const { form } = state
  const [uploads, setUploads] = useState(0)
  const onSending = (sending: Promise<unknown>) => {
    setUploads((count) => count + 1)
    void sending.finally(() => setUploads((count) => count - 1))
  }
  const fields: Record<DriveFormSection, ReactNode> = {
    basics: <BasicsFields form={form} />,
    day: <DayFields form={form} />,
    banner: <BannerField form={form} onSending={onSending} />,
    skills: <SkillsField form={form} />,
    highlights: <HighlightsFields form={form} />,
    process: <ProcessFields form={form} />,
    faqs: <FaqFields form={form} />,
    companies: <CompaniesFields form={form} onSending={onSending} />,
  }
  return (
    <div className="mx-auto flex w-full max-w-250 flex-col gap-4">
      <PageHeader
        above={
          <div className="-mt-2">
            <BackLink href={driveListPath}>{t('driveForm.back')}</BackLink>
          </div>
        }
        title={t(drive ? 'driveForm.title.edit' : 'driveForm.title.new')}
        description={t('driveForm.text')}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <DriveFormNav toFix={sectionsToFix(form.formState.errors)} />
        <form
          noValidate
          aria-label={t(drive ? 'driveForm.title.edit' : 'driveForm.title.new')}
          onSubmit={(event) => {
            event.preventDefault()
            state.submit()
          }}
          className="flex min-w-0 flex-col gap-4"
        >
          <DriveFormNotes state={state} isNew={!drive} />
          <ListsFailure />
          {driveFormSections.map(({ key }) => (
            <FormSection key={key} section={key}>
              {fields[key]}
            </FormSection>
          ))}
        </form>
      </div>
      {dock(<DriveFormBar state={state} uploads={uploads} isNew={!drive} />)}
      <UnsavedGuard state={state} />
    </div>
  )
}

const explained = ['day', 'banner', 'skills', 'highlights', 'process', 'faqs', 'companies'] as const

function FormSection({ section, children }: { section: DriveFormSection; children: ReactNode }) {
  const t = usePostingTexts()
  const kit = useFeatureTexts()
  const text = explained.find((key) => key === section)
  return (
    <Card id={sectionId(section)} tabIndex={-1} className="scroll-mt-20 outline-none">
      <SectionHeader
        title={t(`driveForm.${section}`)}
        description={t(text ? `driveForm.${text}.text` : 'driveForm.required')}
        aside={text && kit('form.optional')}
        className="mb-4 items-start!"
      />
      <div className="flex flex-col gap-5">{children}</div>
    </Card>
  )
}
