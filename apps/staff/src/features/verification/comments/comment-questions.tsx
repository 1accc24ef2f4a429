import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import {
  assetOptions,
  availabilityOptions,
  comfortLanguageOptions,
  communicationOptions,
  personalityOptions,
  staffLocations,
  suitableJobTypeOptions,
  workTypeOptions,
} from '@pramaan/domain/options'
import { NumberField } from '@pramaan/ui/number-field'
import { PickChips } from '@pramaan/ui/pick-chips'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CommentsForm } from './use-comments-form.ts'

/** Options that the spec writes in lower case; labels capitalise them. */
const capitals = ['non-talkative', 'on-desk', 'on-call'] as const

function useChoices() {
  const t = useTexts()
  const option = useOptionText()
  return (options: readonly string[]) =>
    options.map((value) => {
      const small = capitals.find((known) => known === value)
      return { value, label: small ? t(`comments.option.${small}`) : option(value) }
    })
}

type OneName = 'ComSkills' | 'personality' | 'jobLocation' | 'Availability'
type SeveralName = 'language' | 'workType' | 'jobType' | 'hasOwn'

/**
 * The nine required questions in the spec's order (document 002 §5, D31): segmented buttons for one answer, checkboxes
 * for several.
 */
export function CommentQuestions({ form }: { form: CommentsForm }) {
  const t = useTexts()
  const choices = useChoices()
  const { errors } = form.formState
  const one = (name: OneName, options: readonly string[]) => (
    <SegmentedBar
      dense
      label={t(`comments.${name}`)}
      options={choices(options)}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  )
  const several = (name: SeveralName, options: readonly string[]) => (
    <PickChips
      dense
      label={t(`comments.${name}`)}
      note={t('comments.several')}
      options={choices(options)}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  )
  return (
    <>
      {one('ComSkills', communicationOptions)}
      {several('language', comfortLanguageOptions)}
      {one('personality', personalityOptions)}
      {several('workType', workTypeOptions)}
      {several('jobType', suitableJobTypeOptions)}
      {one('jobLocation', staffLocations)}
      <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-start gap-4">
        <NumberField
          dense
          decimals
          label={t('comments.ctc')}
          suffix={t('comments.lpa')}
          error={errors.ctc?.message}
          {...form.register('ctc')}
        />
        {several('hasOwn', assetOptions)}
      </div>
      {one('Availability', availabilityOptions)}
    </>
  )
}
