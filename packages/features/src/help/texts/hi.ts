/** Hindi texts of `help`. */
export const help = {
  'helpThread.you': 'आप',
  'helpThread.team': 'Pramaan टीम',
  'helpThread.send': 'भेजें',
  'helpThread.sending': 'भेजा जा रहा है...',
  'helpThread.tooLong': 'ज़्यादा से ज़्यादा {most} अक्षर। {over} हटाएँ।',
  'helpThread.limit': 'आपने आज {most} संदेश भेजे हैं। कल फिर लिखें।',
  'helpThread.first': 'पहले अपना संदेश लिखें।',
} as const
