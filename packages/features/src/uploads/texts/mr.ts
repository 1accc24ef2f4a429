/** Marathi texts of `upload`. */
export const upload = {
  'upload.choose': 'फाइल निवडा',
  'upload.busy': 'अपलोड होत आहे...',
  'upload.hint': '{kinds}, जास्तीत जास्त {size} MB',
  'upload.retry': 'पुन्हा प्रयत्न करा',
  'upload.cancel': 'अपलोड थांबवा',
  'upload.broken': 'अपलोड मध्येच थांबले. तुमचे इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
} as const
