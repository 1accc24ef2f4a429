import type { erasureTexts } from './en.ts'

/** Hindi texts of erasure requests. */
export const erasures: Record<keyof typeof erasureTexts, string> = {
  'titles.erasures': 'मिटाने के अनुरोध',
  'erasures.text': 'जिन लोगों ने मिटाने का अनुरोध किया है। दिखाई गई तारीख़ को वे मिटाए जाएँगे; तब तक वे अपना मन बदल सकते हैं।',
  'erasures.name': 'नाम',
  'erasures.nobody': 'मिटाया गया खाता',
  'erasures.requestedOn': 'अनुरोध किया',
  'erasures.due': 'कब मिटेगा',
  'erasures.state': 'स्थिति',
  'erasures.open': 'इंतज़ार में',
  'erasures.cancelled': 'रद्द',
  'erasures.erased': 'मिटाया गया',
  'erasures.none': 'किसी ने मिटाने का अनुरोध नहीं किया',
  'erasures.none.text': 'अनुरोध उसी दिन यहाँ दिखेंगे।',
}
