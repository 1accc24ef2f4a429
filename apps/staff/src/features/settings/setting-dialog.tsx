import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { settingMessages, settingOf, whyNotSetting } from '@pramaan/domain/setting'
import { readNumber } from '@pramaan/domain/typed-number'
import { CheckboxField } from '@pramaan/ui/checkbox-field'
import { NumberField } from '@pramaan/ui/number-field'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../dialogs/form-dialog.tsx'
import { useSettingName } from '../../layout/setting-name.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SettingHistory } from './setting-history.tsx'
import { type Setting, useSettingValue } from './use-settings.ts'

function typedValue(typed: string, none: boolean): number | null {
  if (none) return null
  return readNumber(typed, { decimals: 2, unit: 'rupees' }).number ?? Number.NaN
}

/** Changes a setting, and shows its current value. */
export function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const t = useTexts()
  const { settings } = useApi()
  const queries = useQueryClient()
  const name = useSettingName()(setting)
  const value = useSettingValue()
  const [typed, setTyped] = useState(String(setting.Value ?? ''))
  const [none, setNone] = useState(setting.Value === null)
  const [tried, setTried] = useState(false)
  const definition = settingOf(setting.Key)
  const newValue = typedValue(typed, none)
  const why = definition && whyNotSetting(definition, newValue)
  const save = useSingleMutation<unknown, number | null>({
    mutationFn: (Value) => settings.change({ params: { key: setting.Key }, body: { Value } }),
    async onSuccess(_, Value) {
      await queries.invalidateQueries({ queryKey: settings.list.key })
      await queries.invalidateQueries({ queryKey: settings.history.key })
      showToast({ text: t('prices.saved', { name, value: value(setting.Unit, Value) }), tone: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!why) save.mutate(newValue)
  }
  const bounds = { least: value(setting.Unit, setting.Least), most: value(setting.Unit, setting.Most) }
  return (
    <FormDialog
      onClose={onClose}
      title={t('prices.change.of', { name })}
      onSubmit={submit}
      submit={t('prices.save')}
      busy={save.isPending && t('prices.saving')}
      error={save.error}
    >
      <NumberField
        decimals={setting.Unit === 'rupees'}
        label={t('prices.value')}
        help={none ? t('prices.noLimit.on') : t('prices.between', bounds)}
        error={tried && why && settingMessages[why]}
        prefix={setting.Unit === 'rupees' ? '₹' : undefined}
        value={none ? '' : typed}
        disabled={none}
        onChange={(event) => setTyped(event.target.value)}
      />
      {setting.MayBeNone && (
        <CheckboxField label={t('prices.noLimit')} checked={none} onChange={(event) => setNone(event.target.checked)} />
      )}
      <SettingHistory setting={setting} />
    </FormDialog>
  )
}
