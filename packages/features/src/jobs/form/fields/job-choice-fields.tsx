import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import {
  ctcRangesOf,
  jobExperienceOptions,
  jobLocations,
  jobTypes,
  qualifications,
  workModels,
} from '@pramaan/domain/options'
import { NumberField } from '@pramaan/ui/number-field'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { SelectField, type SelectFieldProps } from '@pramaan/ui/select-field'
import { TextField, type TextFieldProps } from '@pramaan/ui/text-field'
import type { ComponentProps } from 'react'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import { useJobWords } from '../../use-job-words.ts'

type Choice = Omit<SelectFieldProps, 'label' | 'options' | 'placeholder'>
type Bar = Omit<ComponentProps<typeof SegmentedBar>, 'label' | 'options'>

const sameLabels = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** The job's title. */
export function TitleField(props: Omit<TextFieldProps, 'label'>) {
  const t = usePostingTexts()
  return (
    <TextField {...props} label={t('jobForm.field.title')} autoComplete="off" autoCapitalize="sentences" required />
  )
}

/** The years of experience that a job requires. */
export function ExperienceField(props: Choice) {
  const t = usePostingTexts()
  const words = useJobWords()
  const options = jobExperienceOptions.map(({ text }) => ({ value: text, label: words.experience(text) ?? text }))
  return (
    <SelectField
      {...props}
      options={options}
      label={t('jobForm.field.experience')}
      placeholder={t('jobForm.field.experience.choose')}
    />
  )
}

/** The qualification that a job requires. */
export function QualificationField(props: Choice) {
  const t = usePostingTexts()
  const option = useOptionText()
  return (
    <SelectField
      {...props}
      options={qualifications.map((value) => ({ value, label: option(value) }))}
      label={t('jobForm.field.qualification')}
      placeholder={t('jobForm.field.qualification.choose')}
    />
  )
}

/** The pay of a job, from the ranges of one form; `more` adds the job's own range. */
export function PayField({
  scale,
  more,
  ...props
}: Choice & { scale: Parameters<typeof ctcRangesOf>[0]; more?: string | undefined }) {
  const t = usePostingTexts()
  const ranges = ctcRangesOf(scale).map(({ text, from, to }) => ({
    value: text,
    label: to === null ? t(`jobForm.pay.${scale}.open`, { from }) : t(`jobForm.pay.${scale}`, { from, to }),
  }))
  const currentRange = more && !ranges.some(({ value }) => value === more) ? sameLabels([more]) : []
  const options = [...currentRange, ...ranges]
  return (
    <SelectField
      {...props}
      options={options}
      label={t('jobForm.field.pay')}
      placeholder={t('jobForm.field.pay.choose')}
    />
  )
}

/** The city of a job; `more` adds the job's own city. */
export function CityField({ more, ...props }: Choice & { more?: string | undefined }) {
  const t = usePostingTexts()
  const locations: readonly string[] = jobLocations
  const options = sameLabels(more && !locations.includes(more) ? [...locations, more] : locations)
  return (
    <SelectField
      {...props}
      options={options}
      label={t('jobForm.field.location')}
      placeholder={t('jobForm.field.location.choose')}
    />
  )
}

/** Full time, part time, internship or freelance. */
export function TypeField(props: Bar) {
  const t = usePostingTexts()
  const words = useJobWords()
  const options = jobTypes.map((value) => ({ value, label: words.type(value) }))
  return <SegmentedBar {...props} options={options} label={t('jobForm.field.type')} />
}

/** Remote, office or hybrid. */
export function ModelField(props: Bar) {
  const t = usePostingTexts()
  const option = useOptionText()
  const options = workModels.map((value) => ({ value, label: option(value) }))
  return <SegmentedBar {...props} options={options} label={t('jobForm.field.model')} />
}

/** The number of people to hire. */
export function OpeningsField(props: Omit<TextFieldProps, 'label'>) {
  const t = usePostingTexts()
  return <NumberField {...props} label={t('jobForm.field.openings')} />
}
