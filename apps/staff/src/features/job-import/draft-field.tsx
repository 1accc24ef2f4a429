import { type ImportField, importLimits, requiredFields } from '@pramaan/domain/job-import'
import {
  driveLocations,
  jobExperienceOptions,
  jobTypes,
  optionOf,
  qualificationAliases,
  qualifications,
  workModels,
} from '@pramaan/domain/options'
import { SelectField } from '@pramaan/ui/select-field'
import { TextArea } from '@pramaan/ui/text-area'
import { TextField } from '@pramaan/ui/text-field'
import { useTexts } from '../../texts/use-texts.ts'

const choices: Partial<Record<ImportField, readonly string[]>> = {
  JobType: jobTypes,
  JobLocation: driveLocations,
  EducationRequirement: qualifications,
  JobExperience: jobExperienceOptions.map(({ text }) => text),
  jobWorkModel: workModels,
}

type DraftFieldProps = {
  field: ImportField
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

/** One field of a row, with what is wrong with it. */
export function DraftField({ field, value, error, onValue }: DraftFieldProps) {
  const t = useTexts()
  const isRequired = requiredFields.some((one) => one === field)
  const texts = {
    label: t(`import.field.${field}`),
    help: t(`import.help.${field}`),
    error,
    note: isRequired ? undefined : t('form.optional'),
  }
  const options = choices[field]
  if (options) {
    const known = optionOf<string>(options, value, qualificationAliases)
    // The file's own text stays visible next to the options until one is chosen.
    const strange = value !== '' && known === undefined ? [{ value, label: value, disabled: true }] : []
    return (
      <SelectField
        {...texts}
        placeholder=""
        value={known ?? value}
        options={[...strange, ...options.map((option) => ({ value: option, label: option }))]}
        onChange={(event) => onValue(event.target.value)}
      />
    )
  }
  if (field === 'Description')
    return (
      <div className="sm:col-span-2">
        <TextArea
          {...texts}
          rows={4}
          counter={importLimits.cell}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
    )
  return <TextField {...texts} autoComplete="off" value={value} onChange={(event) => onValue(event.target.value)} />
}
