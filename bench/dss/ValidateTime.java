import eu.europa.esig.dss.enumerations.Indication;
import eu.europa.esig.dss.model.InMemoryDocument;
import eu.europa.esig.dss.model.x509.CertificateToken;
import eu.europa.esig.dss.simplereport.SimpleReport;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import eu.europa.esig.dss.validation.SignedDocumentValidator;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Validates one sealed PDF by EU DSS, offline. Arguments: file, root certificate (DER). Prints the median time of the later
 * rounds in milliseconds, and by how many megabytes the resident memory grew at its highest.
 */
public class ValidateTime {
  private static final int WARM = 15;
  private static final int ROUNDS = 25;

  public static void main(String[] arguments) throws Exception {
    byte[] file = Files.readAllBytes(Path.of(arguments[0]));
    CertificateToken root = DSSUtils.loadCertificate(new File(arguments[1]));
    double before = megabytes("VmRSS:");
    double[] times = new double[ROUNDS];
    for (int round = 0; round < WARM + ROUNDS; round++) {
      long start = System.nanoTime();
      validate(file, root);
      if (round >= WARM) {
        times[round - WARM] = (System.nanoTime() - start) / 1e6;
      }
    }
    Arrays.sort(times);
    System.out.println(times[ROUNDS / 2] + " " + (megabytes("VmHWM:") - before));
  }

  private static void validate(byte[] file, CertificateToken root) {
    CommonTrustedCertificateSource anchors = new CommonTrustedCertificateSource();
    anchors.addCertificate(root);
    CommonCertificateVerifier verifier = new CommonCertificateVerifier();
    verifier.setTrustedCertSources(anchors);
    SignedDocumentValidator validator = SignedDocumentValidator.fromDocument(new InMemoryDocument(file));
    validator.setCertificateVerifier(verifier);
    SimpleReport report = validator.validateDocument().getSimpleReport();
    for (String id : report.getSignatureIdList()) {
      if (report.getIndication(id) != Indication.TOTAL_PASSED) {
        throw new IllegalStateException("the file is " + report.getIndication(id));
      }
    }
  }

  private static double megabytes(String key) throws Exception {
    for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
      if (line.startsWith(key)) {
        return Double.parseDouble(line.replaceAll("\\D", "")) / 1024;
      }
    }
    throw new IllegalStateException("this system does not tell " + key);
  }
}
