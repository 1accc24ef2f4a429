/** Hindi texts of `upload`. */
export const upload = {
  'upload.choose': 'फ़ाइल चुनें',
  'upload.busy': 'अपलोड हो रहा है...',
  'upload.hint': '{kinds}, ज़्यादा से ज़्यादा {size} MB',
  'upload.retry': 'फिर से कोशिश करें',
  'upload.cancel': 'अपलोड रोकें',
  'upload.broken': 'अपलोड बीच में रुक गया। अपना इंटरनेट जाँचें और फिर से कोशिश करें।',
} as const
