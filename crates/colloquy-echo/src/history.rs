//! The newest samples of a stream.

/// Keeps the newest samples, as many as fit.
#[derive(Debug)]
pub(crate) struct SampleHistory {
    samples: Box<[i16]>,
    /// Where the next sample goes.
    next: usize,
}

impl SampleHistory {
    pub(crate) fn of(length: usize) -> Self {
        SampleHistory { samples: vec![0; length].into_boxed_slice(), next: 0 }
    }

    pub(crate) fn push(&mut self, samples: &[i16]) {
        for sample in samples {
            self.samples[self.next] = *sample;
            self.next = (self.next + 1) % self.samples.len();
        }
    }

    pub(crate) fn clear(&mut self) {
        self.samples.fill(0);
    }

    /// Copies samples, of which the first one was pushed `age` samples ago. All must have been pushed and kept.
    pub(crate) fn copy(&self, age: usize, to: &mut [f32]) {
        let length = self.samples.len();
        let first = self.next + length - age.min(length);
        for (index, sample) in to.iter_mut().enumerate() {
            *sample = f32::from(self.samples[(first + index) % length]);
        }
    }
}
