import { settingDefinitions } from '@pramaan/domain/setting'
import type { texts } from '../texts/en.ts'
import { useTexts } from '../texts/use-texts.ts'

type Words = keyof typeof texts

/** A setting's name. */
export function useSettingName() {
  const t = useTexts()
  return ({ Key }: { Key: string }) =>
    settingDefinitions.some(({ key }) => key === Key) ? t(`prices.key.${Key}` as Words & `prices.key.price.vsp`) : Key
}
